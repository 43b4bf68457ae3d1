import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Goes to the page of a tool. */
export function useOpenTool(): (id: string) => void {
  const router = useRouter();
  return useCallback((toolId) => void router.navigate({ to: '/$toolId', params: { toolId } }), [router]);
}
