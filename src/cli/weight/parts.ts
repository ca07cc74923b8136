/**
 * A script without the parts that belong to an owner.
 * @param owners the owner of each UTF-16 code unit of the script, in order
 */
export const withoutPart = (source: string, owners: readonly string[], owner: string): string =>
  owners.map((each, index) => (each === owner ? '' : source.charAt(index))).join('');
