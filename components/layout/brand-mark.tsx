/** Nine stones on a ring, one of them yours. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 24 24" className="brand-mark" aria-hidden="true" focusable="false">
      {STONES.map(({ x, y }, at) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={at === 0 ? 3 : 1.7} opacity={at === 0 ? 1 : 0.55} />
      ))}
    </svg>
  );
}

const STONES = Array.from({ length: 9 }, (_, at) => {
  const angle = (at * 2 * Math.PI) / 9 - Math.PI / 2;
  return { x: Number((12 + 8.6 * Math.cos(angle)).toFixed(2)), y: Number((12 + 8.6 * Math.sin(angle)).toFixed(2)) };
});
