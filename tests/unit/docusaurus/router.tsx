export const useLocation = () => ({pathname: '/', search: '', hash: ''});
