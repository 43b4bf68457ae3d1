// The code of each thread of a pool.
import { loadSpec } from '../../catalogue/load-spec.ts';
import { serve } from './serve.ts';

serve(loadSpec);
