import { handOver } from '../../session/handoff.ts';

/** Opens a chain on its page, without an input. */
export function openSavedChain(line: string, goTo: (page: string) => void): void {
  handOver('chain', { operation: line, values: {}, primary: '' });
  goTo('chain');
}
