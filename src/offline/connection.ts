/** What the browser tells about the connection; most tell nothing. */
export type Connection = {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
};

/** Whether the reader has asked for little, or the connection is so slow that nothing may be added. */
export const savesData = ({saveData, effectiveType = ''}: Connection): boolean =>
  saveData === true || effectiveType.includes('2g');

/** Whether the reader may pay for each byte. */
export const isMetered = (connection: Connection): boolean =>
  savesData(connection) || connection.effectiveType === '3g' || connection.type === 'cellular';
