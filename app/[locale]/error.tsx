"use client";

import { ErrorScreen } from "@/components/layout/error-screen";

export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return <ErrorScreen onRetry={reset} />;
}
