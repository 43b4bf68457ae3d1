import type { ComponentType } from 'react';

const modules = import.meta.glob<{ default: ComponentType }>('../../ui/{parts,outputs,fields}/*/*.demo.tsx');

/** The demos of parts, outputs and fields, named after their files. */
export const demos = new Map(
  Object.entries(modules).map(([file, load]) => [/([^/]+)\.demo\.tsx$/.exec(file)?.[1] ?? file, load]),
);
