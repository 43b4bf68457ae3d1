import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Variant } from '../demo/variant.tsx';
import { Alert } from './alert.tsx';

export default function AlertDemo() {
  const [closed, setClosed] = useState(false);
  return (
    <Variant title="Four tones; with actions; closable" stacked>
      <Alert>Everything runs on this device.</Alert>
      <Alert tone="success" title="Ready offline">
        All tools work without a network now.
      </Alert>
      <Alert tone="warning" title="The storage of this browser is blocked" actions={<Button size="small">Why</Button>}>
        Favorites are kept until you close this page.
      </Alert>
      {!closed && (
        <Alert tone="error" title="Not valid JSON" onClose={() => setClosed(true)}>
          Line 2, column 7: expected a comma.
        </Alert>
      )}
    </Variant>
  );
}
