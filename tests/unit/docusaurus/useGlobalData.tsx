import {useContext} from 'react';
import {SiteContext} from './site';

export const usePluginData = () => useContext(SiteContext).untranslated;
