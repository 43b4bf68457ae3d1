import type { KeyStroke } from '../../../core/field.ts';

/** Converts a keyboard event to plain data. */
export function strokeOf(event: KeyboardEvent): KeyStroke {
  return {
    event: event.type,
    key: event.key,
    code: event.code,
    keyCode: event.keyCode,
    which: event.which,
    charCode: event.charCode,
    location: event.location,
    repeat: event.repeat,
    isComposing: event.isComposing,
    ctrl: event.ctrlKey,
    shift: event.shiftKey,
    alt: event.altKey,
    meta: event.metaKey,
    altGraph: event.getModifierState('AltGraph'),
    capsLock: event.getModifierState('CapsLock'),
    numLock: event.getModifierState('NumLock'),
  };
}
