import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";
import { createPack, packKeys } from "@/lib/content/client/packs";
import type { PackForm } from "@/lib/content/domain/pack-form";
import { errorSentence, HttpError } from "@/lib/platform/http/fetch-json";

function fallbackKey(thrown: unknown) {
  if (thrown instanceof HttpError) return "failed";
  return thrown instanceof Error ? "failedPlain" : "failedUnknown";
}

/** Opens a pack, says how it went, and lists it. */
export function useCreatePack() {
  const t = useTranslations("admin.packs");
  const client = useQueryClient();

  return useMutation({
    mutationFn: (form: PackForm) => createPack(form),
    onSuccess: ({ pack }) => {
      toast({ title: t("created"), description: t("createdText", { slug: pack.slug }) });
      void client.invalidateQueries({ queryKey: packKeys.list });
    },
    onError: (thrown) => {
      const description = errorSentence(thrown, t(fallbackKey(thrown)));
      toast({ title: t("failedTitle"), description, variant: "destructive" });
    },
  });
}
