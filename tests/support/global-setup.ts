/** A hostile clock: far from UTC, with minutes in its offset. */
export default function globalSetup() {
  process.env.TZ = "Asia/Kathmandu";
}
