// The code of each thread of a pool.
import { findsOf } from '../../catalog/load-recognition.ts';
import { loadSpec } from '../../catalog/load-spec.ts';
import { serve } from './serve.ts';

serve({ load: loadSpec, finds: findsOf });
