import { type PointerEvent, useState } from "react";

/**
 * What comes to lie under a pointer that rests is not marked until the pointer moves: else the mark looks like a choice.
 * @param subject what is shown; another one begins to rest anew
 * @returns attributes for the element around the choices, as `.choice` in fields.css reads them
 */
export function useRestingPointer(subject: unknown) {
  const [movedOver, setMovedOver] = useState<unknown>();
  const moved = Object.is(movedOver, subject);
  return {
    "data-resting": moved ? undefined : "",
    onPointerMove: (event: PointerEvent) => {
      if (!moved && (event.movementX !== 0 || event.movementY !== 0)) setMovedOver(subject);
    },
  };
}
