/** ID of the message element, which the script outside the bundle looks up. */
export const RECOVERY_MESSAGE = 'recovery-message';
