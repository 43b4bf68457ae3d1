import { stagesOf } from '../../calls/call.ts';
import { handOver } from '../../session/handoff.ts';
import { rowAction } from './action.ts';
import { actionKey } from '../keys/key-binding.ts';
import { rememberUse } from './subject.ts';

/** The page of chains, and the name under which it takes what is handed over. */
const CHAIN = 'chain';

/** Opens the steps of a row on the page of chains, with its text as the input. */
export const openChain = rowAction({
  id: 'chain',
  icon: 'workflow',
  keys: actionKey('chain', 'Mod+Shift+H'),
  appliesTo: (row) => row.type === 'answer' && row.call.text !== null && !row.call.mistake,
  perform(row, context) {
    if (row.type !== 'answer') return false;
    const { call } = row;
    rememberUse(row, context);
    const stages = stagesOf(call).map(({ values, ...stage }, at) => {
      const { [stage.operation.primary.name]: _, ...options } = values;
      return { ...stage, values: at === 0 ? options : values };
    });
    context.onDone();
    import('../../calls/notation.ts').then(
      ({ writeLine }) => {
        handOver(CHAIN, { operation: writeLine(stages, context.index.vocabulary), values: {}, primary: call.text });
        context.shell.openTool(CHAIN);
      },
      () => context.shell.notify('palette.failed'),
    );
    return true;
  },
});
