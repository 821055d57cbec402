/** Dense symmetric matrices, row by row in one array. */
export type Matrix = Float64Array;

/**
 * The lower triangle C with C C' = matrix (Cholesky), for a symmetric matrix of the given size; what stands above the
 * diagonal is 0. Undefined where the matrix is not positive definite.
 */
export function cholesky(matrix: Matrix, size: number): Matrix | undefined {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row * size + column] ?? 0;
      for (let at = 0; at < column; at += 1) {
        sum -= (lower[row * size + at] ?? 0) * (lower[column * size + at] ?? 0);
      }
      if (row > column) lower[row * size + column] = sum / (lower[column * size + column] ?? 1);
      else if (sum > 0) lower[row * size + row] = Math.sqrt(sum);
      else return undefined;
    }
  }
  return lower;
}

function root(matrix: Matrix, size: number): Matrix {
  const lower = cholesky(matrix, size);
  if (!lower) throw new RangeError("the matrix is not positive definite");
  return lower;
}

/** The inverse of the lower triangle of a positive definite matrix; throws a RangeError where it is not. */
export function inverseRoot(matrix: Matrix, size: number): Matrix {
  return inverseOfLower(root(matrix, size), size);
}

/** The inverse of a lower triangle. */
function inverseOfLower(lower: Matrix, size: number): Matrix {
  const inverse = new Float64Array(size * size);
  for (let column = 0; column < size; column += 1) {
    for (let row = column; row < size; row += 1) {
      let sum = row === column ? 1 : 0;
      for (let at = column; at < row; at += 1) {
        sum -= (lower[row * size + at] ?? 0) * (inverse[at * size + column] ?? 0);
      }
      inverse[row * size + column] = sum / (lower[row * size + row] ?? 1);
    }
  }
  return inverse;
}

/** The inverse of a symmetric positive definite matrix; throws a RangeError where it is not. */
export function inverse(matrix: Matrix, size: number): Matrix {
  const half = inverseRoot(matrix, size);
  const result = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = 0;
      for (let at = row; at < size; at += 1) sum += (half[at * size + row] ?? 0) * (half[at * size + column] ?? 0);
      result[row * size + column] = sum;
      result[column * size + row] = sum;
    }
  }
  return result;
}

/** The x of matrix x = right, for a symmetric positive definite matrix. */
export function solve(matrix: Matrix, right: Float64Array): Float64Array {
  const size = right.length;
  const lower = root(matrix, size);
  const result = Float64Array.from(right);
  for (let row = 0; row < size; row += 1) {
    let sum = result[row] ?? 0;
    for (let at = 0; at < row; at += 1) sum -= (lower[row * size + at] ?? 0) * (result[at] ?? 0);
    result[row] = sum / (lower[row * size + row] ?? 1);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = result[row] ?? 0;
    for (let at = row + 1; at < size; at += 1) sum -= (lower[at * size + row] ?? 0) * (result[at] ?? 0);
    result[row] = sum / (lower[row * size + row] ?? 1);
  }
  return result;
}

/** matrix x, for a square matrix. */
export function times(matrix: Matrix, x: Float64Array): Float64Array {
  const size = x.length;
  return x.map((_, row) => {
    let sum = 0;
    for (let column = 0; column < size; column += 1) sum += (matrix[row * size + column] ?? 0) * (x[column] ?? 0);
    return sum;
  });
}
