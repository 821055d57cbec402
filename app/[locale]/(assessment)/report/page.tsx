import { ResultsPage, resultsMetadata } from "../_results-page";

export const generateMetadata = resultsMetadata;
export default ResultsPage;
