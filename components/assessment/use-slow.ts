import { useEffect, useState } from "react";

/** Milliseconds of waiting after which the screen says why. */
const SLOW_NOTICE_MS = 3_000;

/** Whether what is waited for takes so long that the screen has to say why. */
export function useSlow(): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_NOTICE_MS);
    return () => clearTimeout(timer);
  }, []);
  return slow;
}
