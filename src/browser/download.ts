export function download(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], {type: 'text/plain;charset=utf-8'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download starts after this task, so the URL must outlive it.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
