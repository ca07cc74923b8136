/** Id of the message, by which the script outside of the bundle finds it. */
export const RECOVERY_MESSAGE = 'recovery-message';
