import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";
import { createPack, packKeys } from "@/lib/content/client/packs";
import type { PackForm } from "@/lib/content/domain/pack-form";
import { HttpError } from "@/lib/platform/http/fetch-json";

/** Opens a pack, says how it went, and lists it; `onCreated` hears the slug. */
export function useCreatePack(onCreated: (slug: string) => void) {
  const t = useTranslations("admin.packs");
  const client = useQueryClient();

  function reasonOf(thrown: unknown): string {
    if (thrown instanceof HttpError) return thrown.sentence ?? t("failed");
    return thrown instanceof Error ? t("failedPlain") : t("failedUnknown");
  }

  return useMutation({
    mutationFn: (form: PackForm) => createPack(form),
    onSuccess: ({ pack }) => {
      toast({ title: t("created"), description: t("createdText", { slug: pack.slug }) });
      onCreated(pack.slug);
      void client.invalidateQueries({ queryKey: packKeys.list });
    },
    onError: (thrown) => {
      toast({ title: t("failedTitle"), description: reasonOf(thrown), variant: "destructive" });
    },
  });
}
