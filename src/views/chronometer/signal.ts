// How the end of a countdown is noticed: three tones, and a notification of the system.

let audio: AudioContext | null = null;

/** Browsers only play sounds of pages that were clicked, so this is called by a click. */
export function allowSound(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  void audio.resume().catch(() => undefined);
}

const TONES = [880, 880, 1175];
const APART_S = 0.3;

export function playTones(): void {
  allowSound();
  if (!audio) return;
  for (const [index, hertz] of TONES.entries()) {
    const start = audio.currentTime + index * APART_S;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = hertz;
    // Begins and ends softly: a sudden edge is heard as a click.
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.3, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.25);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + APART_S);
  }
}

/** Asks for permission; false if it is denied or there are no notifications. */
export async function allowNotices(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  if (Notification.permission === 'granted') return true;
  return (await Notification.requestPermission().catch(() => 'denied')) === 'granted';
}

export function showNotice(title: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { tag: 'countdown' });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
  } catch {
    // Phones only let a service worker show them; the tones and the title remain.
  }
}
