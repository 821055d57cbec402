/** Something to wait for until the test lets it go: an answer that is held back while the screen is looked at. */
export function hold(): { readonly held: Promise<void>; readonly release: () => void } {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  return { held, release };
}
