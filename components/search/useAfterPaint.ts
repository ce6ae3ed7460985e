import { startTransition, useEffect, useMemo, useState } from 'react'
import { afterPaint } from './afterPaint.ts'

/**
 * A value that follows a keystroke a frame late, so that the browser shows first what comes at once. A deferred value does not
 * wait for that: where the frame is some ms off, React draws by it beforehand, and the browser has both to lay out.
 * @param value must stay the same from render to render unless it changes
 * @param text what is typed; as long as it is the same the value changes at once
 * @returns the value before, until a frame with the new text was painted
 */
export function useAfterPaint<Value>(value: Value, text: string): Value {
  const wanted = useMemo(() => ({ value, text }), [value, text])
  const [painted, setPainted] = useState(wanted)
  useEffect(() => afterPaint(() => startTransition(() => setPainted(wanted))), [wanted])
  return painted.text === text ? value : painted.value
}
