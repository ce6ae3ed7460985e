import { stackEnlarged } from './enlarged.ts'

/** A label beside its value, above it when the text is enlarged. */
export const labeled = (width: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: `${width} 1fr`,
    ...stackEnlarged,
    alignItems: 'baseline',
  }) as const
