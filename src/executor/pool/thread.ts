// The code of each thread of a pool.
import { findsOf } from '../../catalogue/load-recognition.ts';
import { loadSpec } from '../../catalogue/load-spec.ts';
import { serve } from './serve.ts';

serve({ load: loadSpec, finds: findsOf });
