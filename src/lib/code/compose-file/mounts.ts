import { csvField, declaredName, type Sink } from './sink.ts';
import { isMap, mapAt, pairsOf, textAt, textsOf, type Value } from './value.ts';

/** The options of a network, or of several. */
export function networks(to: Sink, value: Value): void {
  const uses = isMap(value) ? [...value] : textsOf(value).map((key): [string, Value] => [key, null]);
  const isOnly = uses.length === 1;
  for (const [key, use] of uses) {
    const name = declaredName(to.file, 'networks', key);
    if (!isMap(use) || use.size === 0) {
      to.add('network', name);
      continue;
    }
    const settings: [option: string, long: string, values: string[]][] = [
      ['network-alias', 'alias', textsOf(use.get('aliases'))],
      ['ip', 'ip', textsOf(use.get('ipv4_address'))],
      ['ip6', 'ip6', textsOf(use.get('ipv6_address'))],
      ['link-local-ip', 'link-local-ip', textsOf(use.get('link_local_ips'))],
    ];
    const more = [
      ...textsOf(use.get('mac_address')).map((own) => `mac-address=${own}`),
      ...textsOf(use.get('gw_priority')).map((own) => `gw-priority=${own}`),
      ...pairsOf(use.get('driver_opts')).map(([option, own]) => `driver-opt=${option}=${own ?? ''}`),
    ];
    for (const other of ['priority', 'interface_name']) if (use.has(other)) to.leave(`networks: ${key}: ${other}`);
    if (isOnly && more.length === 0) {
      to.add('network', name);
      for (const [option, , values] of settings) for (const own of values) to.add(option, own);
    } else {
      const long = settings.flatMap(([, option, values]) => values.map((own) => `${option}=${own}`));
      to.add('network', [`name=${name}`, ...long, ...more].map(csvField).join(','));
    }
  }
}

/** A volume in the short or the long form. */
export function volume(to: Sink, value: Value): void {
  if (typeof value === 'string') {
    const [, source = '', rest = ''] = /^([^:./~$\\][^:]*)(:(?![\\/]?[^/\\]*\\).*)$/s.exec(value) ?? [];
    const isName = source !== '' && !/^[A-Za-z]$/.test(source);
    to.add('volume', isName ? declaredName(to.file, 'volumes', source) + rest : value);
    return;
  }
  if (!isMap(value)) return;
  const type = textAt(value, 'type') ?? 'volume';
  const source = textAt(value, 'source');
  const target = textAt(value, 'target') ?? '';
  const name = source !== undefined && type === 'volume' ? declaredName(to.file, 'volumes', source) : source;
  const readOnly = textAt(value, 'read_only') === 'true';
  const bind = mapAt(value, 'bind');
  // Only `-v` creates the folder on the host, and sets the label of SELinux.
  if (type === 'bind' && (textAt(bind, 'create_host_path') === 'true' || bind.has('selinux'))) {
    const modes = [readOnly ? 'ro' : '', textAt(bind, 'propagation') ?? '', textAt(bind, 'selinux') ?? ''].filter(
      (mode) => mode !== '',
    );
    to.add('volume', [name ?? '', target, ...(modes.length > 0 ? [modes.join(',')] : [])].join(':'));
    return;
  }
  const mode = textAt(mapAt(value, 'tmpfs'), 'mode');
  const parts: [string, string | undefined][] = [
    ['type', type],
    ['source', name],
    ['target', target],
    ['consistency', textAt(value, 'consistency')],
    ['bind-propagation', textAt(bind, 'propagation')],
    ['bind-recursive', textAt(bind, 'recursive')],
    ['volume-subpath', textAt(mapAt(value, 'volume'), 'subpath')],
    ['image-subpath', textAt(mapAt(value, 'image'), 'subpath')],
    ['tmpfs-size', textAt(mapAt(value, 'tmpfs'), 'size')],
    ['tmpfs-mode', mode === undefined || !/^\d+$/.test(mode) ? mode : Number(mode).toString(8)],
  ];
  const flags = [
    readOnly ? 'readonly' : '',
    textAt(mapAt(value, 'volume'), 'nocopy') === 'true' ? 'volume-nocopy' : '',
  ];
  const fields = parts.flatMap(([field, own]) => (own === undefined ? [] : [csvField(`${field}=${own}`)]));
  to.add('mount', [...fields, ...flags.filter((own) => own !== '')].join(','));
}
