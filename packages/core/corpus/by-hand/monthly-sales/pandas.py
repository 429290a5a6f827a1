    monthly = (
        orders.assign(month=orders["ordered_on"].dt.to_period("M").dt.to_timestamp())
        .groupby("month", dropna=False)
        .agg(
            orders=("order_id", "size"),
            sales=("amount", "sum"),
            average=("amount", "mean"),
        )
        .reset_index()
        .sort_values("month")
    )
    monthly.to_csv(output_dir / "monthly_sales.csv", index=False)
