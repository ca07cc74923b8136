/** Takes the place of a module that no page needs. */
export {};
