// Change: nothing, since the site has two modes and does not follow the system.
export default (): null => null;
