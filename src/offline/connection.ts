/** The part of the Network Information API that is used. Most browsers do not support it. */
export type Connection = {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
};

/** Whether the reader has asked to save data or the connection is too slow for extra requests. */
export const savesData = ({saveData, effectiveType = ''}: Connection): boolean =>
  saveData === true || effectiveType.includes('2g');

/** Whether the connection may be metered; also true if {@link savesData} is. */
export const isMetered = (connection: Connection): boolean =>
  savesData(connection) || connection.effectiveType === '3g' || connection.type === 'cellular';
