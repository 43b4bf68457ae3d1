// The options of `docker run` that stand for a service: what options.ts of the other direction reads.
import { OPTIONS } from '../compose/options.ts';
import { Problem } from '../../../base/problem.ts';
import { HANDLERS } from './handlers.ts';
import { declaredName, type Sink } from './sink.ts';
import type { ComposeFile, Left, LeftReason, Source } from './project.ts';
import { commandWords, isList, isMap, pairsOf, textAt, type Value, type ValueMap } from './value.ts';

export interface RunOption {
  name: string;
  /** Null for a flag. */
  value: string | null;
}

export interface Container {
  key: string;
  /** The name of the container; undefined if Docker may choose one. */
  name: string | undefined;
  image: string;
  build: Value | undefined;
  options: RunOption[];
  /** The words of the entry point, which `docker run` takes as an option and arguments; null for that of the image. */
  entrypoint: string[] | null;
  command: string[];
  left: Left[];
}

/** Options by their key in a service, where the value is just written differently. */
const BY_KEY = new Map(Array.from(OPTIONS, ([name, { kind, key }]) => [key, { name, kind }]));

/** Keys that are read elsewhere, or that mean nothing to a container. */
const SILENT = new Set(['image', 'container_name', 'depends_on', 'build', 'entrypoint', 'command', 'extends']);

export function toContainer(source: Source, file: ComposeFile): Container {
  return new Reader(source, file).read();
}

class Reader implements Sink {
  private readonly options: RunOption[] = [];
  private readonly left: Left[] = [];
  private readonly source: Source;
  readonly file: ComposeFile;
  readonly entries: ValueMap;

  constructor(source: Source, file: ComposeFile) {
    this.source = source;
    this.file = file;
    this.entries = source.entries;
  }

  read(): Container {
    const { key, entries } = this.source;
    const { file, options, left } = this;
    const name = textAt(entries, 'container_name') ?? (file.services.length > 1 ? key : undefined);
    const build = entries.get('build');
    const image = textAt(entries, 'image') ?? (build === undefined ? '' : key);
    if (image === '') throw new Problem('no-image', 0, { name: key });
    if (name !== undefined) this.add('name', name);
    for (const [own, value] of entries) if (!SILENT.has(own) && !own.startsWith('x-')) this.entry(own, value);
    if (!entries.has('networks') && !entries.has('network_mode') && file.services.length > 1)
      this.add(
        'network',
        declaredName(file, 'networks', 'default') === 'default'
          ? `${file.name ?? 'app'}_default`
          : declaredName(file, 'networks', 'default'),
      );
    if (build !== undefined) this.leave('build', 'build');
    const entrypoint = entries.get('entrypoint');
    return {
      key,
      name,
      image,
      build,
      options,
      entrypoint: entrypoint === undefined || entrypoint === null ? null : commandWords(entrypoint),
      command: commandWords(entries.get('command')),
      left,
    };
  }

  add(name: string, value: string | null): void {
    this.options.push({ name, value });
  }

  leave(what: string, reason: LeftReason = 'no-counterpart'): void {
    this.left.push({ service: this.source.key, what, reason });
  }

  private entry(key: string, value: Value): void {
    const handler = Object.hasOwn(HANDLERS, key) ? HANDLERS[key] : undefined;
    if (handler) {
      handler(this, value);
      return;
    }
    const option = BY_KEY.get(key);
    if (!option || option.kind.startsWith('none') || option.kind.startsWith('special')) this.leave(key);
    else if (value === null) return;
    else if (option.kind === 'flag') this.flag(option.name, value);
    else if (option.kind === 'list') this.items(option.name, key, value);
    else if (option.kind === 'map') this.pairs(option.name, value);
    else if (typeof value === 'string') this.add(option.name, this.container(value));
    else this.leave(key, 'invalid');
  }

  /** `service:web` is the container of that service. */
  container(text: string): string {
    const service = /^service:(.*)$/.exec(text)?.[1];
    return service === undefined ? text : `container:${this.nameOf(service)}`;
  }

  nameOf(key: string): string {
    const other = this.file.services.find((service) => service.key === key);
    return (other && textAt(other.entries, 'container_name')) ?? key;
  }

  private flag(name: string, value: Value): void {
    if (value === 'true') this.add(name, null);
    else if (value === 'false') this.add(name, 'false');
    else this.leave(name, 'invalid');
  }

  private items(name: string, key: string, value: Value): void {
    if (isMap(value)) {
      // Hosts can be a map of names and addresses.
      for (const [item, own] of pairsOf(value)) this.add(name, own === null ? item : `${item}:${own}`);
      return;
    }
    for (const item of isList(value) ? value : [value]) {
      if (typeof item === 'string') this.add(name, key === 'extra_hosts' ? item.replace(/^([^:=]+)=/, '$1:') : item);
      else if (key === 'env_file' && textAt(item, 'path') !== undefined) this.add(name, textAt(item, 'path') ?? '');
      else if (key === 'devices' && textAt(item, 'source') !== undefined)
        this.add(name, ['source', 'target', 'permissions'].flatMap((part) => textAt(item, part) ?? []).join(':'));
      else this.leave(key, 'invalid');
    }
  }

  pairs(name: string, value: Value): void {
    for (const [key, own] of pairsOf(value)) {
      if (own !== null) this.add(name, `${key}=${own}`);
      else this.add(name, name === 'env' ? key : `${key}=`);
    }
  }
}
