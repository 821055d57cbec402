import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";
import { errorSentence } from "@/lib/platform/http/fetch-json";
import { useAdminOnly } from "./use-admin-only";

/**
 * Something that an administrator does with one press: says that it is done, or the server's sentence, and loads anew
 * what it changed. Leaves where the session has ended.
 */
export function useDeed<Input, Reply>(work: (input: Input) => Promise<Reply>, changes: readonly string[]) {
  const t = useTranslations("admin.administrators");
  const client = useQueryClient();
  const deed = useMutation({
    mutationFn: work,
    onSuccess: () => toast({ title: t("done") }),
    onError: (error) => toast({ title: errorSentence(error, t("notDone")), variant: "destructive" }),
    onSettled: () => client.invalidateQueries({ queryKey: changes }),
  });
  useAdminOnly(deed.error);
  return deed;
}
