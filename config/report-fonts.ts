/** The fonts of report pages never change: their names hold the version of the package that they are from. */
export const fontHeaders = [
  {
    source: "/report-fonts/:file(.+\\.woff2)",
    headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
  },
];
