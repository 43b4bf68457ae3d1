import { ButtonsSelect } from '../../ui/parts/buttons-select/buttons-select.tsx';
import { Select } from '../../ui/parts/select/select.tsx';
import styles from './camera-recorder.module.css';
import type { Source } from './open-stream.ts';
import type { Devices } from './use-devices.ts';

interface SettingsProps {
  source: Source;
  devices: Devices;
  disabled: boolean;
  say: (code: string, params?: Record<string, string | number>) => string;
  onChange: (source: Source) => void;
}

const HEIGHTS = ['0', '480', '720', '1080', '2160'];

/** What to capture: camera or screen, and which devices. */
export function Settings({ source, devices, disabled, say, onChange }: SettingsProps) {
  const choicesOf = (kind: 'camera' | 'microphone', list: readonly MediaDeviceInfo[]) => [
    { value: 'default', label: say(`default-${kind}`) },
    ...list.map(({ deviceId, label }, at) => ({
      value: deviceId,
      label: label || say(`nameless-${kind}`, { number: at + 1 }),
    })),
    { value: 'none', label: say(`no-${kind}`) },
  ];
  // An unplugged device is no longer available.
  const chosen = (id: string, list: readonly MediaDeviceInfo[]) =>
    id === 'none' || list.some(({ deviceId }) => deviceId === id) ? id : 'default';
  return (
    <div className={styles.settings}>
      <ButtonsSelect
        label={say('source')}
        value={source.kind}
        disabled={disabled}
        onChange={(kind) => onChange({ ...source, kind })}
        options={[
          { value: 'camera', label: say('camera'), icon: 'camera' },
          { value: 'screen', label: say('screen'), icon: 'monitor' },
        ]}
      />
      {source.kind === 'camera' && (
        <>
          <Select
            label={say('camera')}
            value={chosen(source.camera, devices.cameras)}
            disabled={disabled}
            options={choicesOf('camera', devices.cameras)}
            onChange={(camera) => onChange({ ...source, camera })}
          />
          <Select
            label={say('resolution')}
            value={String(source.height)}
            disabled={disabled || source.camera === 'none'}
            options={HEIGHTS.map((value) => ({ value, label: value === '0' ? say('automatic') : `${value}p` }))}
            onChange={(height) => onChange({ ...source, height: Number(height) })}
          />
        </>
      )}
      <Select
        label={say('microphone')}
        value={chosen(source.microphone, devices.microphones)}
        disabled={disabled}
        options={choicesOf('microphone', devices.microphones)}
        onChange={(microphone) => onChange({ ...source, microphone })}
      />
    </div>
  );
}
