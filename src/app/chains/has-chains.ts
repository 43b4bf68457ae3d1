import { config } from '../config/config.ts';
import { storage } from '../../session/storage.ts';

/** Whether there are saved chains, before the code that reads them is loaded. */
export const hasSavedChains = (): boolean =>
  (storage.read('aliases') ?? JSON.stringify(config.keywords)).includes('"name"');
