import { useEffect, useRef, useState } from 'react';
import { currentLanguage, localeOf } from '../../i18n/i18n.ts';
import { messagesOf } from '../../i18n/texts.ts';
import { useToolTexts } from '../../i18n/use-tool-texts.ts';
import { recordingFormats, stampOf } from '../../lib/media/recording.ts';
import { pictureOf } from '../../ui/fields/file/capture.ts';
import { Alert } from '../../ui/parts/feedback/alert.tsx';
import { Button } from '../../ui/parts/button/button.tsx';
import { Card } from '../../ui/parts/card/card.tsx';
import { Checkbox } from '../../ui/parts/checkbox/checkbox.tsx';
import { EmptyState } from '../../ui/parts/feedback/empty-state.tsx';
import { Select } from '../../ui/parts/select/select.tsx';
import styles from './camera-recorder.module.css';
import { Gallery } from './gallery.tsx';
import type { Source } from './open-stream.ts';
import { Settings } from './settings.tsx';
import { addTake, loadTakes, useTakes } from './takes.ts';
import { Timer } from './timer.tsx';
import { useDevices } from './use-devices.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useRecorder } from './use-recorder.ts';
import { useStream } from './use-stream.ts';

const START: Source = { kind: 'camera', camera: 'default', microphone: 'none', height: 0 };

const canRecord = (type: string) => typeof MediaRecorder === 'function' && MediaRecorder.isTypeSupported(type);

export const ready = loadTakes;

/** Pictures and recordings from a camera, a microphone or the screen. Nothing leaves the page. */
export default function CameraRecorder() {
  const t = useToolTexts('camera-recorder');
  const say = messagesOf(t);
  const locale = localeOf(currentLanguage());
  const [source, setSource] = useState(START);
  const [mirrored, setMirrored] = useState(true);
  const [container, setContainer] = useState('');
  const [pictureFailed, setPictureFailed] = useState(false);
  const { stream, opening, problem, open, close } = useStream();
  const recording = useRecorder();
  const devices = useDevices(stream);
  const takes = useTakes();
  const video = useRef<HTMLVideoElement>(null);
  useLeaveWarning(recording.state !== 'inactive');

  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);

  const seen = stream !== null && stream.getVideoTracks().length > 0;
  const formats = recordingFormats(canRecord, seen || stream === null);
  const format = formats.find((candidate) => candidate.container === container) ?? formats[0];
  const busy = recording.state !== 'inactive';

  const change = (next: Source) => {
    setSource(next);
    // Another device is used immediately; another screen only on request, since the browser then asks as well.
    if (stream && next.kind === 'camera' && source.kind === 'camera') void open(next);
    else if (next.kind !== source.kind) close();
  };
  const takePicture = async () => {
    const stamp = stampOf(new Date());
    const file = video.current && (await pictureOf(video.current, `picture-${stamp}`));
    setPictureFailed(!file);
    if (file) addTake({ kind: 'picture', name: file.name, blob: file, duration: 0 });
  };
  const isMirrored = mirrored && source.kind === 'camera';

  return (
    <div className={styles.view}>
      <Card className={styles.panel}>
        <div className={styles.stage} data-lead="picture" data-mirrored={isMirrored || undefined}>
          {/* Muted, else the microphone would hear itself. */}
          <video ref={video} autoPlay muted playsInline hidden={!seen} aria-label={say('preview')} />
          {stream && !seen && <EmptyState icon="mic" title={say('sound-only')} />}
          {!stream && <EmptyState icon={source.kind === 'camera' ? 'camera' : 'monitor'} title={say('off')} />}
          {busy && <Timer {...{ recording, locale }} label={say('recorded')} />}
        </div>
        {problem && (
          <Alert tone={problem === 'canceled' || problem === 'ended' ? 'info' : 'error'} live>
            {say(`problem-${problem}`)}
          </Alert>
        )}
        {recording.failed && (
          <Alert tone="error" live>
            {say('recording-failed')}
          </Alert>
        )}
        {pictureFailed && (
          <Alert tone="error" live>
            {say('picture-failed')}
          </Alert>
        )}
        <div className={styles.buttons}>
          {stream ? (
            <Button icon="video-off" disabled={busy} onClick={close}>
              {say('switch-off')}
            </Button>
          ) : (
            <Button variant="primary" icon="play" loading={opening} onClick={() => void open(source)}>
              {say(source.kind === 'camera' ? 'start' : 'share')}
            </Button>
          )}
          <Button icon="camera" disabled={!seen} onClick={() => void takePicture()}>
            {say('take-picture')}
          </Button>
          {busy ? (
            <>
              <Button
                icon={recording.state === 'paused' ? 'play' : 'pause'}
                onClick={recording.state === 'paused' ? recording.resume : recording.pause}
              >
                {say(recording.state === 'paused' ? 'resume' : 'pause')}
              </Button>
              <Button variant="danger" icon="square" onClick={recording.stop}>
                {say('stop')}
              </Button>
            </>
          ) : (
            <Button
              icon="circle-dot"
              disabled={!stream || !format}
              onClick={() => stream && format && recording.start(stream, format.type)}
            >
              {say('record')}
            </Button>
          )}
        </div>
        <Settings {...{ source, devices, say }} disabled={busy || opening} onChange={change} />
        <div className={styles.options}>
          {formats.length > 0 ? (
            <Select
              label={say('format')}
              value={format?.container ?? ''}
              disabled={busy}
              options={formats.map((offered) => ({ value: offered.container, label: offered.container.toUpperCase() }))}
              onChange={setContainer}
            />
          ) : (
            <Alert tone="warning">{say('no-recorder')}</Alert>
          )}
          {source.kind === 'camera' && <Checkbox checked={mirrored} onChange={setMirrored} label={say('mirror')} />}
        </div>
      </Card>
      {takes.length > 0 && <Gallery {...{ takes, say, locale }} />}
    </div>
  );
}
