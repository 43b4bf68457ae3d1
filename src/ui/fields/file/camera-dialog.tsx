import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Alert } from '../../parts/feedback/alert.tsx';
import { Button } from '../../parts/button/button.tsx';
import { Modal } from '../../parts/overlay/modal.tsx';
import { openCamera, pictureOf, stopTracks } from './capture.ts';
import styles from './file.module.css';

/** Shows the camera image and takes a picture of it. The camera is turned off as soon as the dialog closes. */
export function CameraDialog({ onClose, onTake }: { onClose: () => void; onTake: (file: File) => void }) {
  const t = useTexts();
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string>();
  const [ready, setReady] = useState(false);

  useEffect(() => {
    let gone = false;
    let stream: MediaStream | undefined;
    void openCamera().then((opened) => {
      if (!opened.ok) {
        if (!gone) setProblem(opened.problem);
        return;
      }
      stream = opened.stream;
      if (gone) stopTracks(stream);
      else if (video.current) video.current.srcObject = stream;
    });
    return () => {
      gone = true;
      if (stream) stopTracks(stream);
    };
  }, []);

  const take = async () => {
    const file = video.current && (await pictureOf(video.current, 'camera'));
    if (!file) return setProblem('captureFailed');
    onTake(file);
    onClose();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('fields.camera')}
      footer={
        <Button variant="primary" icon="camera" disabled={!ready} onClick={() => void take()}>
          {t('fields.takePicture')}
        </Button>
      }
    >
      {problem === undefined ? (
        <video ref={video} className={styles.video} autoPlay muted playsInline onLoadedData={() => setReady(true)} />
      ) : (
        <Alert tone="error" live>
          {t(`fields.${problem}`)}
        </Alert>
      )}
    </Modal>
  );
}
