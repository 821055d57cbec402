"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { AdminFrame } from "@/components/admin/frame/admin-frame";
import { Card } from "@/components/ui/card";
import { PackFiles, SampleLinks, WriteLink } from "./pack-files";
import { PackFormCard } from "./pack-form-card";
import { PackListContent } from "./pack-list";

/** Shown after a pack was created: its samples and its files. It takes the focus when it appears. */
function CreatedCard({ slug }: { slug: string }) {
  const t = useTranslations("admin.packs");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card as="section" tone="tinted" aria-labelledby="created-title" className="grid gap-4">
      <h2 id="created-title" ref={title} tabIndex={-1} className="text-2xl">
        {t("created")}
      </h2>
      <p className="wrap-anywhere">{t("createdText", { slug })}</p>
      <WriteLink slug={slug} />
      <SampleLinks slug={slug} />
      <h3 className="text-lg">{t("filesTitle")}</h3>
      <PackFiles slug={slug} />
    </Card>
  );
}

function NewReport() {
  const t = useTranslations("admin.packs");
  const [created, setCreated] = useState<string | null>(null);
  return (
    <div className="grid gap-8">
      <header className="grid gap-3">
        <h1 className="text-3xl sm:text-4xl">{t("title")}</h1>
        <p className="lede">{t("lead")}</p>
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div className="grid gap-6">
          <PackFormCard onSubmitting={() => setCreated(null)} onCreated={setCreated} />
          {created && <CreatedCard slug={created} />}
        </div>
        <PackListContent />
      </div>
    </div>
  );
}

/** Where administrators open packs of report texts, take their files and check them. */
export function NewReportScreen() {
  return (
    <AdminFrame current="/admin/new-report">
      <NewReport />
    </AdminFrame>
  );
}
