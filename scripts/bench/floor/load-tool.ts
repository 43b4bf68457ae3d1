export const loadTool = () => import('./uuid-generator.tsx');
