declare module '@theme/HomeSearch' {
  export {default} from '@site/src/theme/HomeSearch';
}
