import { useState } from 'react';
import { Variant } from '../demo/variant.tsx';
import { FileUpload } from './file-upload.tsx';

export default function FileUploadDemo() {
  const [single, setOne] = useState<File[]>([]);
  const [many, setMany] = useState<File[]>([
    new File(['x'.repeat(48_200)], 'screenshot of a code.png', { type: 'image/png' }),
  ]);
  return (
    <Variant title="One file; several images; an error; disabled" stacked>
      <FileUpload label="File" hint="It stays on this device" files={single} onChange={setOne} />
      <FileUpload label="Images" accept="image/*" multiple files={many} onChange={setMany} />
      <FileUpload
        label="Certificate"
        accept=".pem,.crt"
        error="No certificate in this file"
        files={single}
        onChange={setOne}
      />
      <FileUpload label="Disabled" disabled files={[]} onChange={setOne} />
    </Variant>
  );
}
