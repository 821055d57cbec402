import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";
import { checkPack, packKeys } from "@/lib/content/client/packs";
import type { PackListReply, PackQaRun } from "@/lib/content/schema";
import { QaPanel } from "./qa-panel";

/** Runs the checks of a pack and shows what the latest ones found. */
export function QaContent({ slug, qa }: { slug: string; qa: PackQaRun | null }) {
  const t = useTranslations("admin.packs.qa");
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => checkPack(slug),
    onSuccess: (run) => {
      client.setQueryData<PackListReply>(packKeys.list, (before) => ({
        packs: before?.packs.map((pack) => (pack.slug === slug ? { ...pack, qa: run } : pack)) ?? [],
      }));
      toast({ title: t("done", { slug }), description: t(run.result.green ? "green" : "blocked") });
    },
    onError: () => {
      toast({ title: t("failed"), description: slug, variant: "destructive" });
    },
  });
  return <QaPanel slug={slug} qa={qa} running={isPending} onRun={() => mutate()} />;
}
