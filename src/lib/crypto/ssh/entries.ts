// SSH keys wherever they are: lines of .pub files, authorized_keys and known_hosts, blocks of RFC 4716, private keys.
import { Problem } from '../../../base/problem.ts';
import { decodeBase64 } from '../../bytes/bytes.ts';
import { findPem } from '../asn1/pem.ts';
import { plainPem } from '../pasted/plain-pem.ts';
import type { SshEntry } from './openssh.ts';
import { keyOfPem } from './pem-key.ts';
import { badKey, readWireKey } from './wire.ts';

export const SSH_PROBLEMS = ['no-ssh-key', 'bad-ssh-key', 'other-ssh-type', 'encrypted-key'] as const;

const TYPE =
  '(?:ssh-(?:rsa|dss|ed25519)|ecdsa-sha2-nistp(?:256|384|521)|sk-(?:ssh-ed25519|ecdsa-sha2-nistp256)(?=[@-]))(?:-cert-v01)?(?:@openssh\\.com)?';
const KEY = new RegExp(`(?:^|[ \\t])(${TYPE}) +(AAAA[A-Za-z\\d+/]+={0,2})(?:[ \\t]+([^\\n]*))?$`);
const OPTION =
  /^(?:agent-forwarding|cert-authority|command=|environment=|expiry-time=|from=|no-[a-z\d-]+|permitlisten=|permitopen=|port-forwarding|principals=|pty\b|restrict|tunnel=|user-rc|verify-required|X11-forwarding)/i;

const bytesOf = (base64: string): Uint8Array => {
  try {
    return decodeBase64(base64).bytes;
  } catch (error) {
    if (error instanceof Problem) throw badKey();
    throw error;
  }
};

function entryOfLine(text: string, line: number): SshEntry | null {
  const bare = /^AAAA(?:B3NzaC1|C3NzaC1|E2VjZHNh|G[nN]|I[nN])[A-Za-z\d+/]+={0,2}/.exec(text);
  if (bare) {
    const key = readWireKey(bytesOf(bare[0]));
    return {
      line,
      key,
      comment: text.slice(bare[0].length).trim(),
      options: '',
      hosts: '',
      form: 'public-line',
      cipher: null,
    };
  }
  const match = KEY.exec(text);
  if (!match) return null;
  const [, type = '', base64 = '', comment = ''] = match;
  const before = text.slice(0, match.index).trim();
  const key = readWireKey(bytesOf(base64));
  if (key.type !== type) throw new Problem('other-ssh-type', 0, { type, actual: key.type });
  const isOption = OPTION.test(before);
  return {
    line,
    key,
    comment: comment.trim(),
    options: isOption ? before : '',
    hosts: isOption ? '' : before,
    form: before === '' ? 'public-line' : isOption ? 'authorized' : 'known-host',
    cipher: null,
  };
}

/** Headers may continue after a backslash (RFC 4716, 3.3). */
const BLOCK = /---- BEGIN SSH2 PUBLIC KEY ----\n([^]*?)---- END SSH2 PUBLIC KEY ----/g;

function entryOfBlock(body: string, line: number): SshEntry {
  const joined = body.replaceAll('\\\n', '');
  const comment = /^Comment: *"?(.*?)"?$/m.exec(joined)?.[1] ?? '';
  const base64 = joined.replace(/^[\w-]{1,64}:.*\n/gm, '').replace(/\s/g, '');
  return { line, key: readWireKey(bytesOf(base64)), comment, options: '', hosts: '', form: 'rfc4716', cipher: null };
}

function entryOfPutty(text: string, line: number): SshEntry {
  const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'm').exec(text)?.[1]?.trim() ?? '';
  const count = Number(header('Public-Lines'));
  const lines = text
    .slice(text.search(/^Public-Lines:/m))
    .split('\n')
    .slice(1, 1 + Math.min(count || 0, 1000));
  const key = readWireKey(bytesOf(lines.join('')));
  return { line, key, comment: header('Comment'), options: '', hosts: '', form: 'putty', cipher: header('Encryption') };
}

/** Also as Kubernetes keeps it, in Base64. */
const HAS_PEM = /-----[\s\u00a0]?BEGIN[\s\u00a0]|LS0tLS1CRUdJTi/;

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Returns all keys of a text. Throws Problem with its position. */
export async function readSshEntries(source: string): Promise<SshEntry[]> {
  const text = source.replace(/\r\n?/g, '\n');
  if (/^PuTTY-User-Key-File-[23]:/m.test(text)) return [entryOfPutty(text, 1)];
  const blocks = [...text.matchAll(BLOCK)].map(({ 1: body = '', index }) => entryOfBlock(body, lineAt(text, index)));
  if (blocks.length > 0) return blocks;
  if (HAS_PEM.test(text)) {
    const plain = plainPem(text).text;
    const blocksOfPem = findPem(plain).filter(({ label, body }) => body !== null && label !== 'EC PARAMETERS');
    if (blocksOfPem.length > 0)
      return Promise.all(
        blocksOfPem.map(async ({ label, body, start }) => keyOfPem(label, body ?? '', lineAt(plain, start))),
      );
  }
  const entries: SshEntry[] = [];
  let offset = 0;
  for (const [at, line] of text.split('\n').entries()) {
    const trimmed = line.trim();
    if (trimmed !== '' && !trimmed.startsWith('#')) {
      try {
        const entry = entryOfLine(trimmed, at + 1);
        if (entry) entries.push(entry);
      } catch (error) {
        if (error instanceof Problem) throw new Problem(error.code, offset, error.params);
        throw error;
      }
    }
    offset += line.length + 1;
  }
  if (entries.length === 0) throw new Problem('no-ssh-key', 0);
  return entries;
}
