import { useEffect, useState } from 'react';

export interface Devices {
  cameras: readonly MediaDeviceInfo[];
  microphones: readonly MediaDeviceInfo[];
}

/** The devices, also those that are plugged in later. Their names are known once one may be used, hence `stream`. */
export function useDevices(stream: MediaStream | null): Devices {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    const media = navigator.mediaDevices as MediaDevices | undefined;
    if (typeof media?.enumerateDevices !== 'function') return undefined;
    let gone = false;
    const look = () =>
      void media.enumerateDevices().then((found) => {
        if (!gone) setDevices(found);
      });
    look();
    media.addEventListener('devicechange', look);
    return () => {
      gone = true;
      media.removeEventListener('devicechange', look);
    };
  }, [stream]);
  // Without an id a device cannot be chosen; before permission there is one nameless entry of each kind.
  const known = (kind: MediaDeviceKind) =>
    devices.filter((device) => device.kind === kind && device.deviceId !== '' && device.deviceId !== 'default');
  return { cameras: known('videoinput'), microphones: known('audioinput') };
}
