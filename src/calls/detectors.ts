import { recognitionOf, sievesOf } from '../catalog/recognition.ts';
import type { Card, DetectCard, OperationCard } from '../core/card.ts';
import type { Finder } from '../core/recognition/recognize.ts';
import { NO_SIEVE, type Sieve, sieved } from '../core/recognition/sieve.ts';

/** An operation that may recognize a text. */
export interface Detector {
  card: Card;
  operation: OperationCard;
  /** What any text has that it recognizes. */
  sieve: Sieve;
}

export interface RuleDetector extends Detector {
  rule: DetectCard;
}

interface FinderDetector extends Detector {
  finder: Finder;
}

interface FaultDetector extends Detector {
  fault: RegExp;
}

/** All that recognizes texts, in the order of the catalog. Each returns those that may recognize a text. */
export interface Detectors {
  rules: (text: string) => readonly RuleDetector[];
  finds: (text: string) => readonly FinderDetector[];
  faults: (text: string) => readonly FaultDetector[];
}

const made = new WeakMap<readonly Card[], Detectors>();

/** Returns all that recognizes texts for these tools. */
export function detectorsOf(cards: readonly Card[]): Detectors {
  const existing = made.get(cards) ?? makeDetectors(cards);
  made.set(cards, existing);
  return existing;
}

function makeDetectors(cards: readonly Card[]): Detectors {
  const operations = cards.flatMap((card) => card.operations.map((operation) => ({ card, operation })));
  const recognized = operations.map(({ card, operation }) => ({
    target: { card, operation },
    sieves: sievesOf(card, operation.name),
    ...recognitionOf(card, operation.name),
  }));
  return {
    rules: sieved(
      operations.flatMap(({ card, operation }) =>
        operation.detect.map((rule) => ({ card, operation, rule, sieve: rule.sieve ?? NO_SIEVE })),
      ),
    ),
    finds: sieved(
      recognized.flatMap(({ target, sieves, finds = [] }) =>
        finds.map((finder, at) => ({ ...target, finder, sieve: sieves.finds[at] ?? NO_SIEVE })),
      ),
    ),
    faults: sieved(
      recognized.flatMap(({ target, sieves, faults = [] }) =>
        faults.map((fault, at) => ({ ...target, fault, sieve: sieves.faults[at] ?? NO_SIEVE })),
      ),
    ),
  };
}
