  by_status <- orders |>
    group_by(customer_id) |>
    summarise(
      paid = sum(amount[status == "paid"], na.rm = TRUE),
      returned = sum(amount[status == "returned"], na.rm = TRUE)
    )
  write_csv(by_status, file.path(output_dir, "orders_by_status.csv"), na = "")
