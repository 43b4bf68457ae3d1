import { useEffect, useState } from 'react';

export interface Devices {
  cameras: readonly MediaDeviceInfo[];
  microphones: readonly MediaDeviceInfo[];
}

/**
 * Returns the devices, including those connected later. Their names are only available while one is in use, hence
 * `stream`.
 */
export function useDevices(stream: MediaStream | null): Devices {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    const media = navigator.mediaDevices as MediaDevices | undefined;
    if (typeof media?.enumerateDevices !== 'function') return undefined;
    let gone = false;
    const look = () =>
      void media.enumerateDevices().then((list) => {
        if (!gone) setDevices(list);
      });
    look();
    media.addEventListener('devicechange', look);
    return () => {
      gone = true;
      media.removeEventListener('devicechange', look);
    };
  }, [stream]);
  // A device without an id can't be selected; before permission is granted, there is one nameless entry per kind.
  const ofKind = (kind: MediaDeviceKind) =>
    devices.filter((device) => device.kind === kind && device.deviceId !== '' && device.deviceId !== 'default');
  return { cameras: ofKind('videoinput'), microphones: ofKind('audioinput') };
}
