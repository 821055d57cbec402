/** The product's name, as visitors read it; set `NEXT_PUBLIC_BRAND_NAME` before the build to change it. */
export const BRAND = process.env.NEXT_PUBLIC_BRAND_NAME || "Ninefold";
